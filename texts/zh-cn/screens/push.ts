import type { push as en } from '../../en/screens/push.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const push = {
  title: '本设备',
  text: '即使应用已关闭，通知也会在这里显示。下面可以选择哪些内容以这种方式发送。',
  turnOn: '开启',
  hint: '要在这台设备上接收通知吗？应用关闭时也能收到。',
  decline: '暂不',
  this: terms.thisDevice,
  unknown: '未知设备',
  since: '自 {{day}}',
  try: '试一试',
  tryOf: '在 {{device}} 上试一试',
  remove: '关闭',
  removeOf: '在 {{device}} 上关闭',
  tried: '已向这台设备发送一条通知。',
  faults: {
    failed: '此浏览器无法连接通知服务。请检查网络后重试；有些浏览器会在隐私设置中关闭该服务。',
    undecided: '浏览器询问后没有得到答复，通知仍未开启。请再次开启并选择“允许”。',
  },
  ability: {
    none: '此浏览器在应用关闭时无法显示通知。',
    'when-installed':
      '在 iPhone 或 iPad 上，请先把 Slipway 添加到主屏幕（“共享”→“添加到主屏幕”），再从那里打开。',
    refused:
      '浏览器屏蔽了 Slipway 的通知，因此这里收不到。请在浏览器的网站设置中允许，然后在这里开启。',
  },
} as const satisfies Translation<typeof en>
