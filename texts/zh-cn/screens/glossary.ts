import type { glossary as en } from '../../en/screens/glossary.ts'
import type { Translation } from '../../translation.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

/** 训练中的缩写和术语：全称与一句说明。 */
export const glossary = {
  ets: {
    name: '耐力训练分',
    text: '各心率区的分钟数乘以该区系数后相加，再按运动项目加权。',
  },
  trimp: {
    name: '训练冲量',
    text: '各心率区的分钟数乘以 1 至 5.5 后相加：Edwards 负荷。',
  },
  foster: { name: 'Foster 负荷', text: '训练课的主观用力（0 到 10）乘以分钟数。' },
  rpe: { name: '主观用力程度', text: '运动员感觉一次训练课有多吃力，从很轻松到极限。' },
  gmt: { name: measures.goldMedalTime, text: '艇组速度占该艇种夺金速度的百分比。' },
  ewps: { name: '每桨有效功', text: '一桨中推动艇前进的功（焦耳），由速度和桨频算出。' },
  dps: { name: '每桨距离', text: '艇每一桨前进多少米。' },
  dmax: { name: measures.dMax, text: '血乳酸曲线离两端连线最远处的功率。' },
  modifiedDmax: {
    name: terms.modifiedDMax,
    text: 'D-max 的一种：连线从血乳酸首次上升超过 0.4 mmol/L 之前的那一级开始。',
  },
  ut3: { name: '有氧利用 3', text: '很轻松：热身、恢复和技术。' },
  ut2: { name: '有氧利用 2', text: '可以持续数小时的轻松耐力。' },
  ut1: { name: '有氧利用 1', text: '较强的耐力，最长约一个半小时。' },
  at: { name: '无氧阈', text: '强度高，接近能稳定保持的极限。' },
  tr: { name: '氧运输', text: '几分钟的高强度段，接近比赛配速。' },
  lt: { name: '乳酸耐受', text: '比赛配速及以上，持续一两分钟。' },
  aLact: { name: '非乳酸', text: '短到不产生乳酸的冲刺，心率反映不出来。' },
  hrv: {
    name: '心率变异性',
    text: '静息时心跳间隔的变化程度（RMSSD）；低于平常可能意味着疲劳或生病。',
  },
  vo2max: { name: '最大摄氧量', text: '身体全力运动时一分钟最多能摄取的氧气。' },
  monotony: {
    name: '单调性',
    text: '整周每日 Foster 负荷的平均值除以标准差，含休息日；高于 2 表示每天几乎相同。',
  },
  strain: {
    name: '紧张度',
    text: '一周的 Foster 负荷乘以单调性；多周或多人时取平均值。',
  },
} satisfies Translation<typeof en>
