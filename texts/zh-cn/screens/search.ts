import { testFields } from '../test-fields.ts'
import type { search as en } from '../../en/screens/search.ts'
import type { Translation } from '../../translation.ts'

/** Finding people, sessions and boats by words. */
export const search = {
  title: '搜索',
  label: '你想找什么？',
  hint: '人员、队伍、按名称或日期查训练课、艇组、器材、笔记、页面',
  screens: '页面与操作',
  recent: '最近打开',
  more: '显示全部',
  none: '没有找到“{{query}}”',
  noneText: '试试少输几个字、换一种写法，或输入日期，如“昨天”“3月12日”。',
  start: '查找俱乐部里的一切',
  startText: '名字写错也能找到。日期可以用文字：“昨天”“2026年3月”。',
  on: '{{day}}的训练课',
  between: '{{from}}至{{to}}的训练课',
  found_other: '{{count}} 个结果',
  back: '返回全部',
  kinds: {
    member: '人员',
    squad: '队伍',
    session: '训练课',
    crew: '艇组',
    equipment: '器材',
    post: '动态',
    challenge: '挑战赛',
    note: '我的笔记',
  },
  actions: {
    planSession: '计划训练课',
    uploadFile: '上传文件',
    addMember: '添加成员',
    createSquad: '新建队伍',
    addEquipment: '添加器材',
    enterTests: '录入测试',
    enterMorning: '填写晨间记录',
    enterAbsence: '登记请假',
    writeNote: '写笔记',
    signOut: '退出登录',
  },
  /** Other words that people say for it; they are compared and never shown. */
  also: {
    planSession: '新建 创建 安排 训练 活动 赛事',
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
  tests: testFields.lists,
} satisfies Translation<typeof en>
