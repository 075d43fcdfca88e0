import { notifications } from '#texts/fr/screens/notifications.ts'

export const texts = { notifications }
