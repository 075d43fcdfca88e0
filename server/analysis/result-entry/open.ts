export { scoreTasks } from './jobs.ts'
export { measureScores } from './measure.ts'
export { notifyOfResults } from './notify.ts'
export { writeScores, type Checked, type ResultWrite } from './store.ts'
