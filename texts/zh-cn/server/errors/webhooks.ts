export const errors = {
  webhook_limit: '一个俱乐部最多可以有 {max} 个 Webhook 地址。请先删除一个。',
  webhook_off: '此 Webhook 已关闭。请先开启再发送。',
  assistants_off: '你的俱乐部未开放 AI 助手。管理员可以在设置中开放。',
} as const

export const fields = {
  webhook_https: '请输入以 https:// 开头的完整地址。',
  webhook_login: '请从地址中去掉用户名和密码。签名可以证明消息的真实性。',
  webhook_port: '请使用 443 端口，或 1024 及以上的端口。',
  webhook_unknown: '找不到此名称的服务器。请检查地址。',
  webhook_private: '此地址指向私有或保留网络。请使用可从互联网访问的地址。',
} as const
