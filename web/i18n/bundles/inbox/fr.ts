import { notifications } from '#texts/fr/screens/notifications.ts'
import { push } from '#texts/fr/screens/push.ts'
import { search } from '#texts/fr/screens/search.ts'

export const texts = { notifications, push, search }
