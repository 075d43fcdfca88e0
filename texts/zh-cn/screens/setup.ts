import type { setup as en } from '../../en/screens/setup.ts'
import type { Translation } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const setup = {
  title: '设置你的俱乐部',
  lead: '全新安装。第一个账号将成为管理员。',
  code: '安装码',
  codeHint: '服务器启动时会显示。',
  you: '你',
  club: terms.yourClub,
  submit: '创建俱乐部并登录',
  place: '{{place}}，时区 {{zone}}',
  change: '更改',
  noMail:
    'Slipway 还不能发送邮件，但这里用不到：你会立即登录，并可在“平台”中提供开通账号的链接。邮件服务器用 SMTP_URL 设置。',
  after: '接下来',
  closes:
    '第一个账号创建后，此页面将永久关闭。从其他设备打开时，需要输入服务器启动时显示的安装码。',
  sports: { rowing: terms.rowing, paddling: '皮划艇', other: '其他项目' },
  next: {
    people: { title: '邀请成员', text: '通过名单或文件添加，每人都有开通账号的链接。' },
    squad: { title: '组建队伍', text: '把一起训练的人编在一起。' },
    week: { title: '安排第一周', text: '然后发布。' },
  },
} satisfies Translation<typeof en>
