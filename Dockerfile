# Page and rooms in one image: `docker build -t raidkeeper . && docker run -p 4180:4180 -v raidkeeper:/data raidkeeper`. Options of `npm run host` follow the image's name.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN npx vite build --logLevel warn && npx vite build --mode server --logLevel warn

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
# What must lie in files of its own: threads with their worker.
COPY --from=build /app/node_modules/tinypool node_modules/tinypool
COPY --from=build /app/package.json ./
COPY --from=build /app/dist dist
COPY --from=build /app/built built
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4180/rooms.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "built/server/main.js", "--data", "/data"]
