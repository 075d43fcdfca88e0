import type { comparison as en } from '../en/comparison.ts'
import type { Words } from '../translation.ts'

export const comparison: Words<typeof en> = {
  title: '对比',
  whole: '全程',
  split: '分段',
  wholeRecording: '整条运动记录',
  columns: {
    date: '日期',
    session: '训练课',
    piece: '训练段',
    whose: '艇组或运动员',
    athlete: '记录者',
    device: '设备',
    part: '部分',
    at: '位置',
    accumulated: '累计用时',
    time: '分段用时',
    distance: '距离',
    speed: '速度',
    pace: '配速',
    stroke_rate: '桨频',
    heart_rate: '心率',
    power: '功率',
    dps: '每桨距离',
    behind: '与基准的差距',
  },
}
