import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'

export const server = {
  attendance: { squads: '小组' },
  members: { columns: { squads: '小组' }, faults: { no_squad: '没有此名称的小组。' } },
  reports: { squads: '小组', ungrouped: { squad: '未分组' } },
  names: {
    permission: {
      'create-squads': '新建小组',
      'edit-squads': '编辑小组',
      'delete-squads': '删除小组',
    },
  },
  fields: { one_owner: '请指定一名运动员、一个艇组或一个小组。' },
} as const satisfies Wording<typeof english>
