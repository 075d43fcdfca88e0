export { effortsOf, isShown, measured, MEASURED, shownFinish, shownStart } from './queries.ts'
