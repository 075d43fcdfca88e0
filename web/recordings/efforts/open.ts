export { MarkedCurves } from './MarkedCurves.tsx'
export { effortsQuery } from './queries.ts'
