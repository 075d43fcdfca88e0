import type { ui as en } from '../en/ui.ts'
import type { Translation } from '../translation.ts'

export const ui = {
  loading: '加载中',
  filters: '筛选',
  filtersSet: '筛选(已设 {{number}} 项)',
  cancel: '取消',
  close: '关闭',
  clear: '清除',
  error: {
    title: '无法加载',
    text: '网络可能中断,或服务器没有响应。您的数据没有丢失。',
    retry: '重试',
  },
  unauthorized: {
    title: '您无权查看',
    text: '您在本俱乐部的角色不包含此页面。主教练或管理员可以更改。',
  },
  notFound: {
    title: '这里没有内容',
    text: '内容可能已删除或移动,或者地址有误。',
  },
  duration: { invalid: '时间格式不正确。请按 {{example}} 输入。' },
  distance: { invalid: '距离格式不正确。请输入米数,或按 {{example}} 输入公里数。' },
  time: '时间',
  files: {
    choose: '选择文件',
    chooseOne: '选择一个文件',
    drop: '或拖放到这里',
    dropOne: '或拖放到这里',
    letGo: '松开即可添加',
  },
  choice: { nothing: '没有找到', some: '已选 {{number}} 项' },
  table: {
    columns: '列',
    total: '合计',
    rows: '{{number}} 行',
    asTable: '表格',
    asImage: '图片',
    sortBy: '排序',
    ascending: '从小到大',
    descending: '从大到小',
  },
  chart: {
    time: '时间',
    keys: '方向键移动光标,加减号缩放,Esc 显示全部。',
    reset: '显示全部',
    shown: '每 {{number}} 个值列出一个。',
    noData: '没有可绘制的数据',
  },
  map: {
    track: '轨迹地图',
    unavailable: '地图不可用',
    unavailableText: '无法加载地图背景。轨迹仍然完整。',
    noTrack: '没有记录位置',
    start: '起点',
    finish: '终点',
    zoomIn: '放大',
    zoomOut: '缩小',
    slow: '慢',
    fast: '快',
  },
} as const satisfies Translation<typeof en>
