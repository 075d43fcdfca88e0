export { notifyAgain, notifyCancelled, publishSessions, unpublishSessions } from './notify.ts'
