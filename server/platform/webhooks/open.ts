export { webhookTasks } from './jobs.ts'
export { INTERNET, type Outside } from './outside.ts'
export { queueDeliveries } from './store.ts'
