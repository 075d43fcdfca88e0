import type { privacy as en } from '../../en/screens/privacy.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const privacy = {
  lead: '{{club}} 中谁能看到你的档案、健康状况、心率、文件和报告。',
  question: '谁可以看到我？',
  modes: {
    'all-coaches': '所有教练',
    'specific-coaches': '仅所选教练',
    'all-coaches-except': '除所选教练外的所有教练',
    'only-me': '仅自己',
  },
  hints: {
    'all-coaches': '俱乐部中有权查看运动员档案的所有人。',
    'specific-coaches': '新教练在被选择之前看不到任何内容。',
    'all-coaches-except': '新教练也能看到你。',
    'only-me':
      '其他运动员可以在俱乐部名单中看到你的姓名，但看不到你的成绩、用时和其他数据。教练仍可看到你是否参加和训练成绩，但看不到你的健康数据。',
  },
  who: '这些人能看到我',
  whoNot: '这些人看不到我',
  nobodyChosen: '未选择任何人，因此只有你能看到自己的档案。',
  noCoaches: '该俱乐部没有其他人可以查看运动员档案。',
  save: actions.save,
  saved: '已保存，立即生效。',
  now: '现在谁能看到你',
  nowNobody: '只有你自己。',
  always: '你始终能看到自己。无论如何选择，你的笔记都不会被他人看到。',
} as const satisfies Translation<typeof en>
