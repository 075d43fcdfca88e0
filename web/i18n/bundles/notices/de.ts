import { notifications } from '#texts/de/screens/notifications.ts'

export const texts = { notifications }
