declare module 'virtual:schemas' {
  const schemas: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly type: string
            readonly format?: string
            readonly options?: readonly string[]
            readonly most?: number
            readonly help?: string
            readonly required: boolean
          }
        >
      >
    >
  >
  export default schemas
}
