import { defineConfig } from 'vitest/config'
import { textBundles } from './web/build/text-bundles.ts'

const pure = [
  'contract/**/*.test.ts',
  'domain/**/*.test.ts',
  'help/**/*.test.ts',
  'web/**/*.test.ts',
  'readers/**/*.test.ts',
  'test/repo/**/*.test.ts',
]

/** What every run that needs a PostgreSQL has. */
const withDatabase = {
  globalSetup: ['test/support/database.ts'],
  setupFiles: ['test/support/setup.ts'],
  hookTimeout: 60_000,
  // On a crowded machine a job may wait for the next look at the queue.
  expect: { poll: { timeout: 20_000 } },
}

/**
 * Stories of a folder. Their files share a browser and the modules of their process; each has a
 * product of its own.
 */
const browserStories = (name: string, folder: string) => ({
  test: {
    name,
    isolate: false,
    include: [`test/e2e/${folder}/*.test.ts`],
    globalSetup: ['test/e2e/product.ts'],
    setupFiles: ['test/e2e/setup.ts'],
    // One patience for all: on a crowded machine a page may take its time, and no story
    // asserts how long.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
})

/**
 * Unit needs nothing; server, kills, samples and mutation a PostgreSQL, samples the folder of real
 * files besides; stories a Chromium. Files of unit and server share the modules of their
 * process, which are imported once instead of for each of 400 files: what one leaves behind,
 * another would find.
 */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        plugins: [textBundles()],
        test: {
          name: 'unit',
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: 2,
          include: pure,
          exclude: ['**/samples.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'mutation',
          ...withDatabase,
          include: ['mutation/**/*.test.ts'],
          setupFiles: ['mutation/switch.ts'],
        },
      },
      {
        test: {
          name: 'samples',
          ...withDatabase,
          include: ['test/samples/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'server',
          ...withDatabase,
          isolate: false,
          include: ['server/**/*.test.ts', 'test/server/**/*.test.ts'],
          exclude: ['test/server/kills/**', '**/node_modules/**'],
          testTimeout: 30_000,
          maxWorkers: 3,
        },
      },
      {
        // Nodes, databases and connections that die or start again, and programs that an operator runs.
        test: {
          name: 'kills',
          ...withDatabase,
          include: ['test/server/kills/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      browserStories('stories', 'main'),
      browserStories('more-stories', 'more'),
    ],
  },
})
