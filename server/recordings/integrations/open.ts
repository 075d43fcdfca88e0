export { integrationTasks } from './jobs.ts'
export { recordingFile } from './recording-file.ts'
