export {
  effortsOf,
  gatesOf,
  isShown,
  measured,
  MEASURED,
  shownFinish,
  shownStart,
} from './queries.ts'
