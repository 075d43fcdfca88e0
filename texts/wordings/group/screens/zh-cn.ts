import type { bringIn as bringInEn } from '../../../en/screens/bring-in.ts'
import type { common as en } from '../../../en/screens/common.ts'
import type { search as enSearch } from '../../../en/screens/search.ts'
import type { notifications as enNotifications } from '../../../en/screens/notifications.ts'
import type { squads as enSquads } from '../../../en/screens/squads.ts'
import type { attendance as attendanceEn } from '../../../en/screens/attendance.ts'
import type { availability as availabilityEn } from '../../../en/screens/availability.ts'
import type { calendar as calendarEn } from '../../../en/screens/calendar.ts'
import type { clubs as clubsEn } from '../../../en/screens/clubs.ts'
import type { crews as crewsEn } from '../../../en/screens/crews.ts'
import type { home as homeEn } from '../../../en/screens/home.ts'
import type { monitoring as monitoringEn } from '../../../en/screens/monitoring.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { invitations as invitationsEn } from '../../../en/screens/invitations.ts'
import type { members as membersEn } from '../../../en/screens/members.ts'
import type { sessionLife as sessionLifeEn } from '../../../en/screens/session-life.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { messages as messagesEn } from '../../../en/screens/messages.ts'
import type { wall as wallEn } from '../../../en/screens/wall.ts'
import type { Wording } from '../../../translation.ts'

export const bringIn = {
  plan: { squad: '小组' },
  squads: { title: '小组' },
  undo: { reasons: { squad: '小组正在使用' } },
} as const satisfies Wording<typeof bringInEn>

export const common = {
  words: { squad: '小组', squads: '小组', squadsShort: '小组' },
  screens: {
    squads: '小组',
    squadForm: '小组',
    leaveSquad: '退出小组',
    teamTrainingSummary: '小组对比',
  },
  nav: { squads: '小组' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: '小组',
  chat: '小组群聊',
  list: '全部小组',
  new: '新建小组',
  edit: '编辑小组',
  delete: '删除小组',
  leave: '退出小组',
  back: '全部小组',
  empty: '还没有小组',
  emptyText: '把一起训练的人编成小组，就能一次为所有人安排训练课，并在这里看到谁状态良好。',
  emptyAthlete: '教练还没有创建小组。',
  nobody: '这个小组还没有人',
  nobodyText: '用“编辑小组”添加运动员和教练。',
  failed: '小组无法加载',
  gone: '没有这个小组，可能已被删除。',
  form: {
    saved: '{{name}} 已保存。',
    created: '已创建 {{name}}。',
    newTitle: '新建小组',
    peopleHint: '为训练课选择这个小组时，成员会按各自角色加入。',
    save: '保存小组',
    create: '创建小组',
  },
  deletion: {
    done: '{{name}} 已删除。',
    text: '所有人都将看不到这个小组。成员仍在俱乐部，他们的训练课、出勤和成绩保持不变。',
    confirm: '删除小组',
  },
  leaving: {
    text: '以后为这个小组安排的训练课不再自动加入你。你已完成的内容会保留，教练也可以再次添加你。',
    confirm: '退出小组',
    notIn: '你不在这个小组中。',
  },
  otherClub: '这个小组属于另一个俱乐部',
} as const satisfies Wording<typeof enSquads>

export const attendance = {
  nobodyText: '为训练课添加运动员或整个小组后，他们的回复会显示在这里。',
  orders: {
    squad: '按小组',
  },
} as const satisfies Wording<typeof attendanceEn>

export const availability = {
  nobody: {
    text: '小组中有运动员后，他们一周的可训练时间会显示在这里。',
  },
  squad: '小组',
} as const satisfies Wording<typeof availabilityEn>

export const calendar = {
  share: {
    scopes: {
      squads: '小组',
    },
  },
  shared: {
    squads: '小组：{{squads}}',
  },
} as const satisfies Wording<typeof calendarEn>

export const clubs = {
  training: {
    metricHint: '俱乐部采用的负荷指标，用于首页、小组和报告。',
  },
  challenges: {
    label: '小组中的运动员无需邀请即可参加挑战赛',
  },
} as const satisfies Wording<typeof clubsEn>

export const crews = {
  pool: {
    squad: '小组',
    allSquads: '所有小组',
  },
} as const satisfies Wording<typeof crewsEn>

export const home = {
  steps: {
    squads: {
      title: '组建小组',
    },
  },
} as const satisfies Wording<typeof homeEn>

export const reports = {
  noSquad: '未分组',
} as const satisfies Wording<typeof reportsEn>

export const scores = {
  by: {
    squad: '小组',
  },
  nobody: {
    squad: '这里没有人属于任何小组。',
  },
} as const satisfies Wording<typeof scoresEn>

export const sessionLife = {
  week: { squads: '只复制所选小组的训练课。' },
  people: {
    choose: '小组与人员',
    nobody: '请选择人员或小组。',
  },
} as const satisfies Wording<typeof sessionLifeEn>

export const session = {
  people: {
    nobodyText: '添加运动员或整个小组后，他们即可在此回复。',
  },
} as const satisfies Wording<typeof sessionEn>

export const members = {
  actions: { squad: '加入小组' },
  scopes: { 'own-squads': '仅所在小组的运动员' },
} as const satisfies Wording<typeof membersEn>

export const invitations = {
  fields: { squad: '小组' },
  review: { squads_one: '创建小组 {{names}}', squads_other: '创建小组 {{names}}' },
} as const satisfies Wording<typeof invitationsEn>

export const monitoring = {
  rules: {
    squads: '小组',
    squadsHint: '未选择小组时，询问所有运动员。',
  },
} as const satisfies Wording<typeof monitoringEn>

export const search = {
  hint: '人员、小组、按名称或日期查训练课、艇组、器材、笔记、页面',
  kinds: { squad: '小组' },
  actions: { createSquad: '新建小组' },
} as const satisfies Wording<typeof enSearch>

export const notifications = {
  settings: {
    squads: '为某个小组单独设置',
    squadsHint: '适用于有半数组员参加的训练课。',
  },
} as const satisfies Wording<typeof enNotifications>
export const messages = {
  lead: '与你的小组、艇组和教练交流。每个群聊都写明谁能看到。',
  kinds: { squad: '训练小组' },
  noneText: '在小组页面打开群聊，或新建群聊。之后群聊会连同最新消息显示在这里。',
  notYoursText: '群聊仅限小组、艇组或训练课中的人。',
  whoReads: { squad: '小组中的所有人及其教练。' },
} as const satisfies Wording<typeof messagesEn>
export const wall = {
  toSquad: '前往小组',
  settings: { places: { squad: '谁可以在小组发布动态' } },
} as const satisfies Wording<typeof wallEn>
