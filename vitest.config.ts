import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tools'].map(root => ({
      test: {
        name: root,
        include: [`${root}/**/*.test.ts`, `${root}/**/*.test.tsx`],
        exclude: ['**/node_modules/**', '**/dist/**'],
        environment: 'node',
      },
    })),
    passWithNoTests: false,
  },
})
