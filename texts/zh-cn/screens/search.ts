import type { search as en } from '../../en/screens/search.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** Finding people, sessions and boats by words. */
export const search = {
  title: '搜索',
  label: '你想找什么？',
  hint: '人员、队伍、训练课（名称或日期）、艇组、船艇、笔记、页面',
  screens: '页面与操作',
  do: '操作',
  places: '页面',
  keys: '↑ ↓ 选择 · Enter 打开 · > 仅操作 · ? 全部快捷键',
  recent: '最近打开',
  more: '显示全部',
  none: '没有找到“{{query}}”',
  noneText: '试试少输几个字、换一种写法，或输入日期，如“昨天”“3月12日”。',
  start: '搜索俱乐部的全部内容',
  startText: '名字写错也能找到。日期可以用文字：“昨天”“2026年3月”。',
  on: '{{day}}的训练课',
  between: '{{from}}至{{to}}的训练课',
  found_other: '{{count}} 个结果',
  back: '返回全部',
  kinds: {
    member: terms.people,
    squad: terms.squads,
    session: terms.sessions,
    crew: terms.crews,
    equipment: terms.equipment,
    post: '动态',
    challenge: terms.challenges,
    note: '你的笔记',
  },
  actions: {
    planSession: actions.planSession,
    planWeek: actions.planWeek,
    uploadFile: actions.uploadFile,
    addMember: '添加成员',
    createSquad: '新建队伍',
    addEquipment: actions.addEquipment,
    enterTests: '录入测试',
    enterMorning: '填写晨间记录',
    enterAbsence: '登记请假',
    writeNote: '写笔记',
    signOut: actions.signOut,
  },
  /** Other words that people say for it; they are compared and never shown. */
  also: {
    planSession: '新建 创建 安排 训练 活动 赛事',
    planWeek: '新建 添加 训练 文字 黑板',
    uploadFile: '导入 手表 运动记录 FIT TCX GPX',
    addMember: '邀请 新成员 运动员 教练 链接',
    createSquad: '创建 添加 小组 团队',
    addEquipment: '新建 船艇 桨 测功仪 拖车',
    enterTests: '新增 成绩 2公里 递增 测功仪',
    enterMorning: '晨脉 睡眠 体重 生病 受伤 状态',
    enterAbsence: '休假 假期 外出 可训练时间',
    writeNote: '新建 日记',
    signOut: '注销 离开',
  },
} satisfies Translation<typeof en>
