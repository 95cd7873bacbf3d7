import { vestibule } from 'vestibule-auth/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [vestibule()] });
