import { notifications } from '#texts/de/screens/notifications.ts'
import { push } from '#texts/de/screens/push.ts'
import { search } from '#texts/de/screens/search.ts'

export const texts = { notifications, push, search }
