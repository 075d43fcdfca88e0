export const push = {
  trial: {
    title: '通知已开启',
    body: '通知在这台设备上就是这样显示的。',
  },
}
