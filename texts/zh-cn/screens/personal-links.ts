import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import type { personalLinks as en } from '../../en/screens/personal-links.ts'
import type { Translation } from '../../translation.ts'

export const personalLinks = {
  everybody: '所有人共用一个链接',
  title: '每人一个链接',
  lead: '无需等待即可加入，姓名已填好',
  joined: '{{all}} 人中已有 {{joined}} 人加入',
  columns: { name: terms.personName, state: terms.standing, give: '转交链接' },
  states: { unopened: '未打开', opened: '已打开', joined: '已加入' },
  copy: actions.copy,
  copyOf: '复制 {{name}} 的链接',
  copied: '已复制 {{name}} 的链接',
  qr: '二维码',
  qrOf: '{{name}} 的二维码',
  mail: '邮件',
  mailTo: '通过邮件邀请 {{name}}',
  mailed: '已向 {{name}} 发送邀请',
  beyond: '权限比你多，请找管理员',
  until: '仅可使用一次，有效至 {{day}}',
  renew: '新链接',
  renewHint: '新链接会使原链接失效，已打印的卡片也不能再用。',
  renewed: '已为 {{name}} 创建新链接',
  print_other: '打印 {{count}} 张卡片',
  none: '没有人在等待链接',
  noneText: '你添加的人在拥有账号之前都列在这里，每人都有一个专用链接。',
  another: '再建一个链接',
  poster: '打印海报',
  common: {
    direct: '打开链接的人填写姓名、邮箱和密码后即可加入。有链接的人都能看到俱乐部名称。',
    asks: '打开链接的人填写姓名、邮箱和密码，然后等待你们批准。有链接的人都能看到俱乐部名称。',
    renewed: '已创建新链接',
  },
  paper: {
    join: '加入 {{club}}',
    scan: '扫描二维码，或打开网址：',
    until: '有效至 {{day}}',
    own: '仅供你本人使用一次，有效至 {{day}}',
  },
} as const satisfies Translation<typeof en>
