import type { push as en } from '../../en/screens/push.ts'
import type { Translation } from '../../translation.ts'

export const push = {
  title: '本设备',
  text: '即使应用已关闭，通知也会在这里显示。下面可以选择哪些内容以这种方式发送。',
  turnOn: '开启',
  hint: '要在这台设备上接收通知吗？应用关闭时也能收到。',
  decline: '暂不',
  this: '本设备',
  unknown: '未知设备',
  since: '自 {{day}}',
  try: '试一试',
  tryOf: '在 {{device}} 上试一试',
  remove: '关闭',
  removeOf: '在 {{device}} 上关闭',
  tried: '已向这台设备发送一条通知。',
  failed: '此浏览器无法连接其通知服务，请稍后再试。',
  ability: {
    none: '此浏览器在应用关闭时无法显示通知。',
    'when-installed':
      '在 iPhone 或 iPad 上，请先把 Slipway 添加到主屏幕（“共享”→“添加到主屏幕”），再从那里打开。',
    refused: '此浏览器已禁止 Slipway 的通知，你可以在浏览器的网站设置中允许。',
  },
} as const satisfies Translation<typeof en>
