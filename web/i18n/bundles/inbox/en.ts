import { notifications } from '#texts/en/screens/notifications.ts'
import { push } from '#texts/en/screens/push.ts'
import { search } from '#texts/en/screens/search.ts'

export const texts = { notifications, push, search }
