import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/inktober2022/',
  publicDir: 'assets/public',
  plugins: [react()],
})
