import type { common as en } from '../../en/common.ts'
import type { squads as enSquads } from '../../en/squads.ts'
import type { Wording } from '../../translation.ts'

export const common = {
  words: { squad: '小组', squads: '小组' },
  screens: { squads: '小组', squadForm: '小组', leaveSquad: '退出小组' },
  nav: { squads: '小组' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: '小组',
  list: '全部小组',
  new: '新建小组',
  edit: '编辑小组',
  delete: '删除小组',
  leave: '退出小组',
  back: '全部小组',
  empty: '还没有小组',
  emptyText: '把一起训练的人编成小组，就能一次为所有人安排训练课，并在这里看到谁状态良好。',
  emptyAthlete: '教练还没有建立小组。',
  nobody: '这个小组还没有人',
  nobodyText: '用“编辑小组”添加运动员和教练。',
  failed: '小组无法加载',
  gone: '没有这个小组，可能已被删除。',
  form: {
    saved: '{{name}}已保存。',
    created: '{{name}}已建立。',
    newTitle: '新建小组',
    peopleHint: '为训练课选择这个小组时，成员会按各自角色加入。',
    save: '保存小组',
    create: '建立小组',
  },
  deletion: {
    done: '{{name}}已删除。',
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
