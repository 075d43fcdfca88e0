export { webhookTasks } from './jobs.ts'
export { queueDeliveries } from './store.ts'
