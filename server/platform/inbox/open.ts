export { pushHandlers } from './push-routes.ts'
export { pushTasks } from './push-jobs.ts'
export { noticeSettingsHandlers } from './settings-routes.ts'
