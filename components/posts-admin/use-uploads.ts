import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toast, toastError } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { type ListedUpload, maxUploadBytes, type UploadedImage } from '@/lib/uploads/schema'

const path = '/api/cms/uploads'
const listKey = [path]

export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const uploadFailed = 'The picture could not be saved. It can be at most 10 MB.'

/** Uploads a picture. */
export function useUploadPicture(onUploaded: (image: UploadedImage) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxUploadBytes) throw new Error('too large')
      const headers = { 'content-type': file.type || 'application/octet-stream' }
      return call<UploadedImage>(path, { method: 'POST', body: file, headers })
    },
    onSuccess: (image) => {
      onUploaded(image)
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, uploadFailed),
  })
}

/** The pictures that were uploaded, the newest first. */
export const useUploads = (isWanted = true) =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call<ListedUpload[]>(path, { signal }),
    enabled: isWanted,
    staleTime: 0,
  })

/** Saves what a picture shows in words. */
export function useDescribeUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, alt }: { key: string; alt: string }) =>
      call(`${path}/${key}`, { method: 'PATCH', json: { alt } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
    onError: (error) => toastError(error, 'The alternative text could not be saved'),
  })
}

export function useRemoveUpload() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => call(`${path}/${key}`, { method: 'DELETE' }),
    onSuccess: () => {
      toast({ title: 'Picture removed' })
      return client.invalidateQueries({ queryKey: listKey })
    },
    onError: (error) => toastError(error, 'The picture could not be removed'),
  })
}
