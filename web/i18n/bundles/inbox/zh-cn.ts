import { notifications } from '#texts/zh-cn/screens/notifications.ts'
import { push } from '#texts/zh-cn/screens/push.ts'
import { search } from '#texts/zh-cn/screens/search.ts'

export const texts = { notifications, push, search }
