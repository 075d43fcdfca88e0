import { onlySentence, type MailTable, type MailTexts } from '../mails.ts'

export const zhCn: MailTexts = {
  greeting: '{name}，您好：',
  greetingNobody: '您好：',
  closing: '水上见',
  plainLink: '如果按钮无法使用，请将以下地址复制到浏览器中：',
  reason: '您收到此邮件，是因为您的邮箱已用于 {site} 的 Slipway。',
  unwanted: '谢绝并不再接收邀请',
  unwantedReport: '不再通过邮件接收此报告',
  unwantedNotices: '不再接收这类邮件',
  mails: {
    activation: () => ({
      subject: '请确认您的邮箱',
      lines: ['欢迎加入。只差一步：确认此邮箱属于您，账号即可使用。'],
      action: '确认邮箱',
      note: '链接 72 小时内有效。如果不是您本人注册，请忽略此邮件，不会有任何变化。',
    }),
    'account-exists': () => ({
      subject: '您已有账号',
      lines: [
        '有人（可能是您本人）用此邮箱注册。该邮箱已有账号，无需重新注册。',
        '请用您的密码登录；如果忘记密码，可以设置新密码。',
      ],
      action: '登录',
      note: '如果不是您本人操作，请忽略此邮件，没有任何变化。',
    }),
    'password-reset': () => ({
      subject: '设置新密码',
      lines: ['通过此链接设置新密码。之后所有已登录的设备都需要重新登录。'],
      action: '设置新密码',
      note: '链接 72 小时内有效，仅可使用一次。如果不是您本人申请，请忽略此邮件，密码保持不变。',
    }),
    'password-changed': () => ({
      subject: '您的密码已更改',
      lines: ['您的密码刚刚更改，所有设备均已退出登录。'],
      action: '登录',
      note: '如果不是您本人操作，请立即通过“忘记密码”设置新密码。',
    }),
    invitation: ({ club, inviter }) => ({
      subject: `邀请您加入 ${club}`,
      lines: [
        `${inviter} 邀请您加入 ${club}。在这里您可以查看训练安排、回复是否参加，并查看成绩。`,
      ],
      action: '回复邀请',
      note: '链接 14 天内有效。您也可以在其中谢绝。',
    }),
    'invitation-reminder': ({ club, days }) => ({
      subject: `提醒：您尚未回复 ${club} 的邀请`,
      lines: [
        `${club} 邀请您加入，您还没有回复。在这里您可以查看训练安排、回复是否参加，并查看成绩。`,
      ],
      action: '回复邀请',
      note: `链接还有 ${days} 天有效。您也可以在其中谢绝。`,
    }),
    'join-request': ({ club, person }) => ({
      subject: `${person ? `${person} ` : '一名未成年人'}申请加入 ${club}`,
      lines: [`${person ? `${person} ` : '一名未成年人'}申请加入 ${club}，请批准或拒绝。`],
      action: '查看申请',
    }),
    'join-answer': ({ club, approved }) =>
      approved
        ? {
            subject: `欢迎加入 ${club}`,
            lines: [`您已成为 ${club} 的成员，接下来的训练课在等着您。`],
            action: '打开 Slipway',
          }
        : {
            subject: `您加入 ${club} 的申请`,
            lines: [`${club} 拒绝了您的加入申请。如有疑问，请联系俱乐部教练或管理员。`],
            action: '打开 Slipway',
          },
    'email-change': () => ({
      subject: '请确认您的新邮箱',
      lines: ['您希望今后用此邮箱登录。请确认它属于您；在此之前原邮箱仍然有效。'],
      action: '确认新邮箱',
      note: '链接 72 小时内有效。如果不是您本人操作，请忽略此邮件。',
    }),
    'email-changed': () => ({
      subject: '您的邮箱已更改',
      lines: ['从现在起，您将使用另一个邮箱登录；此邮箱不再使用。'],
      action: '查看账号',
      note: '如果不是您本人操作，请立即告知俱乐部管理员。',
    }),
    guardian: ({ child, club }) => ({
      subject: `请您就 ${child} 的健康数据作出决定`,
      lines: [
        `${child} 在 ${club} 训练，希望在那里记录健康数据，例如心率和伤病。是否同意，由您作为父母或监护人决定。`,
        '打开链接可查看会保存哪些内容、谁能看到，以及如何撤回同意。',
      ],
      action: '阅读并决定',
      note: '链接 72 小时内有效。如果您同意，请保留此邮件，以便随时通过同一链接撤回同意。未经您同意，俱乐部中无人能看到这些数据。',
    }),
    'guardian-invitation': ({ child, club, inviter }) => ({
      subject: `家长账号：${child}，${club}`,
      lines: [
        inviter === ''
          ? `作为 ${child} 在 ${club} 的家长或监护人，您可以在 Slipway 使用自己的账号。`
          : `${club} 的 ${inviter} 邀请您作为 ${child} 的家长或监护人，在 Slipway 使用自己的账号。`,
        '您可以查看训练的时间和地点，替孩子回复是否参加，并登记请假。您还可以阅读俱乐部成年人与孩子之间的消息。您看不到健康数据、成绩以及青少年之间的消息。',
      ],
      action: '查看邀请',
      note: '链接 14 天内有效。您也可以在其中谢绝，之后该俱乐部不会再发送邀请。',
    }),
    'data-export': () => ({
      subject: '您的数据已备好',
      lines: ['您申请的数据副本已准备好，可以下载。'],
      action: '下载数据',
    }),
    'account-deleted': () => ({
      subject: '您的账号已删除',
      lines: [
        '按照您的要求，您的账号及所有相关数据已删除，且无法恢复。',
        '如果不是您本人操作，说明有人知道您的密码，请在所有使用相同密码的地方更改密码。',
      ],
      action: '前往 Slipway',
    }),
    report: ({ club, view, days, table }) => ({
      subject: `${view}：${days}`,
      lines: [`${club} 的报告“${view}”，时段：${days}。`, ...reportLines(table)],
      action: '打开报告',
      note: '您看到的内容取决于您在 Slipway 中的权限。负荷、心率等健康数据绝不通过邮件发送。',
    }),
    invoice: ({ club, number, sum, day }) => ({
      subject: `${club} 的发票 ${number}`,
      lines: [
        `感谢您为 ${club} 订购套餐。发票 ${number}，金额 ${sum}，请在 ${day} 前付款。PDF 文件见“账单”页面。`,
      ],
      action: '打开发票',
      note: '付款入账后套餐立即生效。在此期间，已保存的内容都会保留。',
    }),
    'bill-due': ({ club, sum, day }) => ({
      subject: `${club} 的套餐请在 ${day} 前付款`,
      lines: [`${club} 套餐的下一期费用为 ${sum}，从 ${day} 开始。我们尚未收到付款。`],
      action: '付款或更改',
      note: '在那之后套餐还会继续 14 天。我们绝不会因为账单删除任何已保存的内容。',
    }),
    'plan-ends': ({ club, day, trial }) => ({
      subject: trial ? `${club} 的免费试用将于 ${day} 结束` : `${club} 的套餐将于 ${day} 结束`,
      lines: [
        `${club} 的${trial ? '免费试用' : '套餐'}将于 ${day} 结束。请选择一个套餐，以便照常使用。`,
      ],
      action: '比较套餐',
      note: '已保存的内容都会保留，并可随时导出。',
    }),
    notices: ({ club, count, more, sections }) => ({
      subject:
        onlySentence(sections) ?? (club === '' ? `${count} 条通知` : `${club}：${count} 条通知`),
      lines: more > 0 ? [`另有 ${more} 条可在 Slipway 中查看。`] : [],
      action: '打开 Slipway',
      note: '您可以自行选择哪些内容、何时通过邮件发送：在 Slipway 的“通知”中打开“设置”。',
    }),
  },
}

/** What is said of the lines of a report, or of why there are none. */
function reportLines(table: MailTable): string[] {
  if (table.rows.length === 0) return ['此时段没有记录。']
  return table.more > 0 ? [`另有 ${table.more} 行可在 Slipway 中查看。`] : []
}
