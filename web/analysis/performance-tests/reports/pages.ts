import { ProfileTestsPage } from './ProfileTestsPage.tsx'
import { TestPage } from './TestPage.tsx'
import { TESTS_PAGES } from './TestsPage.tsx'

/** The pages of tests, which are fetched as one: who opens one of them opens the others as well. */
export const PAGES = { lists: TESTS_PAGES, test: TestPage, person: ProfileTestsPage }
