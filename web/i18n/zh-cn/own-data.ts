import type { ownData as en } from '../en/own-data.ts'
import type { Translation } from '../translation.ts'

export const ownData = {
  exports: {
    text: '一个 ZIP 文件，包含你在所有俱乐部中的全部数据：可读的 JSON，以及你上传的原始文件。准备好后会发邮件通知你。',
    start: '生成副本',
    again: '重新生成副本',
    queued: '等待生成…',
    running: '正在生成…',
    progress: '副本生成进度',
    done: '生成于 {{made}} · {{size}} · 有效至 {{until}}',
    download: '下载',
    failed: '副本生成失败，请重试。',
    ended: '生成于 {{made}}，已过有效期。',
  },
  deletion: {
    text: '你的账号及所有相关数据可以永久删除。下一页说明删除什么、保留什么。',
    open: '删除账号…',
  },
  page: {
    title: '删除账号',
    lead: '立即且永久。任何人都无法恢复，包括我们。',
    goes: '删除的内容',
    goesPerson: '你的姓名、头像、邮箱、档案和设置，以及所有登录和 API 令牌。',
    goesTraining:
      '你在所有俱乐部的训练数据，从出勤到负荷。训练课：{{sessions}}，成绩：{{results}}，上传的文件：{{files}}，笔记：{{notes}}。',
    goesOwn: '你的个人账户 {{club}} 及其全部内容。',
    goesEnds: '{{club}} 及其全部内容，因为没有其他人加入该俱乐部。',
    stays: '保留的内容及原因',
    staysSessions: '你安排的训练课保留在俱乐部，但不再显示你的姓名：其他人据此训练过。',
    staysBoats: '船艇的成绩保留：那也是同船其他人的成绩。你的姓名会被移除。',
    staysLog: '记录谁更改或查看过什么的日志保留你的账号编号（不含姓名），以便发现滥用。',
    staysMail: '已发送的邮件仍留在收件处。',
    first: '如有需要，请先获取你的数据副本：',
    copy: '我的数据副本',
    blocked: '请先移交',
    creator: '你创建了 {{club}}。请先在“编辑俱乐部”中移交给其他成员。',
    lastManager: '你是 {{club}} 的最后一位管理员。请先让其他人成为管理员。',
    toClub: '打开 {{club}}',
    sure: '删除你的账号？',
    sureText: '此处列出的所有内容将立即删除，且无法恢复。',
    confirm: '永久删除我的账号',
    password: '当前密码',
    showPassword: '显示密码',
    done: '你的账号已删除。再见，一帆风顺。',
  },
} as const satisfies Translation<typeof en>
