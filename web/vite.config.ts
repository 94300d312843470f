import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `import frog from "icon:frog"`: the SVG body of one icon of game-icons, so that only icons in use are shipped. */
function icons(): Plugin {
  const prefix = "icon:";
  let bodies: Record<string, { body: string }> | undefined;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      bodies ??= JSON.parse(readFileSync(here("./node_modules/@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const name = id.slice(prefix.length + 1);
      const icon = bodies![name];
      if (!icon) this.error(`game-icons has no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $table: here("./src/table/index.ts"),
      $games: here("./src/games"),
      $print: here("./src/print"),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/deskoherna/server/client"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here("./index.html"), sw: here("./sw/worker.ts") },
      // a service worker has one address for ever
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
    target: "es2022",
    chunkSizeWarningLimit: 300,
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
