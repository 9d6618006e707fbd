export interface Snack {
  age: number
  eaten: number
}

export interface Events {
  eaten: { eaten: number }
  finished: null
}
