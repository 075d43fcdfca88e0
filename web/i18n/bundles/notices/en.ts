import { notifications } from '#texts/en/screens/notifications.ts'

export const texts = { notifications }
