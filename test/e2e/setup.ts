import { afterAll } from 'vitest'
import { browser, openBrowser } from './browser.ts'
import { beginClock } from './clock.ts'
import { enterWorld } from './demo.ts'

await Promise.all([enterWorld(), openBrowser()])
beginClock()
// A story that failed has left somebody behind.
afterAll(() => Promise.all(browser.contexts().map((context) => context.close())))
