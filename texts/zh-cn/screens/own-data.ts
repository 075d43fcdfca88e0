import type { ownData as en } from '../../en/screens/own-data.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const ownData = {
  exports: {
    text: '一个 ZIP 文件，包含你在所有俱乐部中的全部数据：CSV 和 NDJSON 格式的数据，以及你上传的原始文件，还有你在动态和消息中发布的照片和文件。准备好后会发邮件通知你。',
    start: '创建副本',
    again: '重新创建副本',
    queued: '等待创建…',
    running: '正在创建…',
    progress: '创建进度',
    done: '创建于 {{made}} · {{size}} · 有效至 {{until}}',
    download: actions.download,
    failed: '副本创建失败，请重试。',
    ended: '创建于 {{made}}，已过期。',
    stopped: '已停止。',
  },
  code: {
    title: '两步登录',
    text: '请输入身份验证器应用中的六位数字，或一个恢复代码。',
    label: '应用中的验证码',
  },
  deletion: {
    text: '你的账号及所有相关数据可以永久删除。下一页说明删除什么、保留什么。',
    open: '删除账号…',
  },
  page: {
    title: '删除账号',
    lead: '删除立即生效，且不可恢复，我们也无法找回。',
    goes: '将删除的内容',
    goesPerson: '你的姓名、头像、邮箱、档案和设置，以及所有登录和 API 令牌。',
    goesTraining:
      '你在所有俱乐部的训练数据，从出勤到负荷。训练课：{{sessions}}，成绩：{{results}}，上传的文件：{{files}}，笔记：{{notes}}。',
    goesOwn: '你的个人账号 {{club}} 及其全部内容。',
    goesEnds: '{{club}} 及其全部内容，因为没有其他人加入该俱乐部。',
    stays: '会保留的内容及原因',
    staysSessions: '你安排的训练课会保留在俱乐部，因为其他人按此训练过，但不再显示你的姓名。',
    staysBoats: '艇组成绩会保留，因为同艇其他人的成绩也在其中。你的姓名会被移除。',
    staysLog: '更改和查看日志会保留你的账号编号（不含姓名），以便发现滥用行为。',
    staysMail: '已发送的邮件仍保留在收件人的邮箱中。',
    first: '如有需要，请先获取你的数据副本：',
    copy: '我的数据副本',
    blocked: '请先移交',
    creator: '你创建了 {{club}}。请先在俱乐部设置的“移交俱乐部”中移交给另一位管理员。',
    lastManager: '你是 {{club}} 的最后一位管理员。请先让其他人成为管理员。',
    toClub: '打开 {{club}}',
    sure: '删除你的账号？',
    sureText: '此处列出的所有内容将立即删除，且无法恢复。',
    confirm: '永久删除我的账号',
    password: '当前密码',
    showPassword: actions.showPassword,
    done: '你的账号已删除。再见，一帆风顺。',
  },
} as const satisfies Translation<typeof en>
