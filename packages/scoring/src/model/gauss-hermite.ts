/** Gauss–Hermite nodes and weights of a standard normal, five and seven points (Abramowitz & Stegun, table 25.10). */
export const fiveNormalNodes = [
  { z: -2.856970013872806, weight: 0.011257411327720691 },
  { z: -1.3556261799742659, weight: 0.2220759220056126 },
  { z: 0, weight: 0.5333333333333333 },
  { z: 1.3556261799742659, weight: 0.2220759220056126 },
  { z: 2.856970013872806, weight: 0.011257411327720691 },
] as const

export const sevenNormalNodes = [
  { z: -3.7504397177257425, weight: 0.0005482688559722178 },
  { z: -2.366759410734541, weight: 0.0307571239675865 },
  { z: -1.154405394739968, weight: 0.2401231786050127 },
  { z: 0, weight: 0.4571428571428571 },
  { z: 1.154405394739968, weight: 0.2401231786050127 },
  { z: 2.366759410734541, weight: 0.0307571239675865 },
  { z: 3.7504397177257425, weight: 0.0005482688559722178 },
] as const
