import type { upkeep as en } from '../../en/screens/upkeep.ts'
import type { Translation } from '../../translation.ts'

export const upkeep = {
  backup: {
    title: '备份',
    every: '每 {{hours}} 小时自动备份一次。',
    byHand: '没有自动备份。服务器管理员可通过 BACKUP_TO 开启。',
    none: '还没有备份。',
    last: '最近一次备份：{{at}}，{{size}}，含 {{files}} 个文件',
    lost: '备份时缺失或损坏的文件：{{lost}}',
  },
  secondStep: {
    heading: '两步登录',
    on: '此账号登录时需要验证器应用中的验证码。',
    reset: '重置两步登录',
    title: '要重置两步登录吗？',
    text: '重置后仅凭密码即可登录。请在确认对方身份后再操作；此操作会记入日志。',
    done: '两步登录已重置。',
  },
} as const satisfies Translation<typeof en>
