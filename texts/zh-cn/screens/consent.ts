import type { consent as en } from '../../en/screens/consent.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'
import * as faults from '../shared/faults.ts'

export const consent = {
  title: '你的健康数据',
  lead: '他人查看你的健康数据前，我们会先征求你的同意。',
  what: '涉及内容',
  whatText: '你是否生病或受伤、心率、手表记录的数据，以及由此计算的训练负荷。',
  who: '谁会看到',
  whoText: '你所在俱乐部中有权查看运动员档案的教练等人，并且仅限你在“谁能看到我的档案”中选择的人。',
  clubs: '你的俱乐部：{{clubs}}',
  why: '用途',
  whyText: '以便他们安排适合你的训练。数据不会出售，也不会用于广告。',
  free: '由你决定',
  freeText:
    '未经你同意，除你之外无人能看到；你仍可被安排训练、回复和参加训练。你可以随时撤回，撤回后立即对所有人隐藏。',
  ofChild: {
    what: '{{child}} 是否生病或受伤、心率、手表记录的数据，以及由此计算的训练负荷。',
    why: '以便他们安排适合 {{child}} 的训练。数据不会出售，也不会用于广告。',
    free: '完全自愿',
  },
  born: terms.dateOfBirth,
  bornHint: '在你所在的国家，未满 {{age}} 岁需由父母或监护人同意。',
  guardian: '父母或监护人的邮箱',
  guardianHint: '你未满 {{age}} 岁，需由父母或监护人决定。我们会向其发送链接。',
  agree: actions.agree,
  ask: '请监护人决定',
  decline: actions.disagree,
  thanks: '谢谢。你的教练现在可以查看你的健康数据。',
  sent: '邮件已发往 {{email}}。',
  declined: '已记录。除你之外无人能看到你的健康数据。',
  withdrawn: '已撤回。除你之外再无人能看到你的健康数据。',
  states: {
    unanswered: '你尚未决定。在此之前，除你之外无人能看到你的健康数据。',
    given: '你同意教练查看你的健康数据。',
    asked: '我们已询问 {{email}}，正在等待回复。在此之前，除你之外无人能看到你的健康数据。',
    declined: '你不同意：除你之外无人能看到你的健康数据。',
    withdrawn: '你已撤回同意：除你之外无人能看到你的健康数据。',
  },
  withdrawHint: '你可以随时撤回同意。撤回后，除你之外无人能看到你的健康状况、心率、记录和负荷。',
  withdraw: actions.withdrawConsent,
  withdrawTitle: '撤回同意？',
  withdrawText:
    '从此刻起，除你之外无人能看到你的健康状况、心率、记录和负荷。你记录的数据仍属于你。',
  record: '你的回复',
  recordBy: '由 {{name}} 回复',
  answers: {
    given: '已同意',
    declined: '未同意',
    withdrawn: '已撤回',
    asked: '已询问监护人',
  },
  card: {
    title: '允许教练查看你的健康数据吗？',
    text: '你尚未对健康数据作出决定。',
    asked: '已询问父母或监护人，尚未收到回复。',
    open: '阅读并决定',
  },
  hidden: '无论你在此如何选择，除你之外无人能看到你的健康数据，因为你尚未同意。',
  hiddenLink: '对健康数据作出决定',
  forGuardian: {
    account: {
      title: '家长账号',
      text: '您可以用自己的账号查看 {{child}} 的训练时间，替 {{child}} 回复并登记请假。',
      send: '发送邀请给我',
      sent: '邀请已通过邮件发送给您。',
    },
    title: '关于 {{child}} 健康数据的同意',
    lead: '{{child}} 请您以父母或监护人身份作出决定。',
    name: '您的姓名',
    agree: actions.agree,
    decline: actions.disagree,
    whoText: '{{clubs}} 中有权查看运动员档案的教练等人，并且仅限 {{child}} 选择的人。',
    freeText:
      '未经您同意，除 {{child}} 之外无人能看到；训练照常进行。请保留邮件，您可随时通过其中的链接撤回同意。',
    agreed: '谢谢。您已同意 {{child}} 的健康数据供教练查看。',
    agreedText: '请保留邮件，您可随时通过其中的链接撤回同意。',
    withdraw: actions.withdrawConsent,
    no: '您未同意或已撤回同意',
    noText: '除 {{child}} 之外无人能看到这些数据。如果您改变主意，{{child}} 可以再次询问您。',
    expired: '此链接已失效',
    expiredText: '链接有效期为 72 小时。{{child}} 可以再发送一个。',
    broken: faults.linkDoesNotWork,
  },
} as const satisfies Translation<typeof en>
