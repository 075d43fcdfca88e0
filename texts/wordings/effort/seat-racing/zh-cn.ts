import type { seatRacing as seatRacingEn } from '../../../en/screens/seat-racing.ts'
import type { Wording } from '../../../translation.ts'

export const seatRacing = {
  emptyText: '通过在艇间换人来比较运动员。请先在本次训练课中排好至少两个艇组，再在这里规划强度段。',
  emptyTimes: '教练规划好强度段后，你可在此录入用时。',
  methodTexts: {
    'one-swap': '每个强度段之后同侧的两人互换。水上最容易执行。',
    'two-swap': '每个强度段之后左右两侧各换一对。用更少的强度段得到更多结论。',
  },
  plan: {
    lead: '两条或更多同型艇并排划短强度段。可提前看到此方案能比较多少对运动员。',
    pieces: '强度段数',
    distance: '每个强度段距离',
    make_one: '规划 {{count}} 个强度段',
    make_other: '规划 {{count}} 个强度段',
  },
  known: {
    nothing: '暂无结论：至少需要两个有计时、且其间换过人的强度段。',
  },
  answer: {
    unchecked: '没有多余的强度段可供验证，暂无法核对。',
    from_one: '{{count}} 个强度段，每段 {{distance}}。',
    from_other: '{{count}} 个强度段，每段 {{distance}}。',
    scale: '每个强度段相对本侧平均的秒数，越靠右越快',
  },
  pairs: { pieces_to_settle: '还需强度段数' },
  unknown: {
    unchecked: '暂时无法评估可靠程度：所有强度段都已用于计算，没有多余的可供验证。',
    contradiction: '关于 {{one}} 与 {{other}}，各强度段的结果互相矛盾。',
    leftOut_one: '{{count}} 个强度段不计入：作废或没有用时。',
    leftOut_other: '{{count}} 个强度段不计入：作废或没有用时。',
  },
  pieces: {
    fold_one: '{{count}} 个强度段及用时',
    fold_other: '{{count}} 个强度段及用时',
    title: '强度段',
    piece: '强度段 {{number}}',
    comparable: '全部划完后，{{pairs}} 对中有 {{comparable}} 对可比较。',
  },
  remove: {
    title: '删除强度段 {{number}}？',
    confirm: '删除此强度段',
  },
  next: {
    plan: '安排下一个强度段',
  },
  time: {
    open: '为强度段 {{number}} 计时',
    title: '强度段 {{number}} 的用时',
    voidHint: '器材损坏或碰撞：此强度段不计。',
    back: '全部强度段',
    saved: '强度段 {{number}} 的用时已保存。',
    kept: '尚未保存：强度段 {{number}} 的用时已留在本设备，有网络后自动发送。',
  },
  columns: {
    pieces: '强度段数',
  },
  residuals: {
    title: '各强度段结果的一致性',
    noSpare: '所有强度段都已用于计算，没有多余的可供验证。再划一个强度段即可验证。',
    sigma_one: '各强度段结果相差约 {{seconds}} 秒（多出 {{count}} 个强度段可供验证）。',
    sigma_other: '各强度段结果相差约 {{seconds}} 秒（多出 {{count}} 个强度段可供验证）。',
    piece: '强度段',
  },
} as const satisfies Wording<typeof seatRacingEn>
