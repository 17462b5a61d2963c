// What a Go backend would write against the client of openapi-generator.
//
// Usage: main <base URL> <archive to send in one call> <archive to send in chunks>. Prints what it
// saw, as JSON.
package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"

	"example/registry"
)

const (
	workspace  = "default"
	chunkBytes = 300
)

type program struct {
	client *registry.APIClient
	ctx    context.Context
}

// The value of an answer, whose response is not needed.
func must[T any](value T, _ *http.Response, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func digest(content []byte) string {
	return fmt.Sprintf("%x", sha256.Sum256(content))
}

func digestOf(file *os.File) string {
	defer os.Remove(file.Name())
	content, err := io.ReadAll(file)
	check(err)
	return digest(content)
}

func open(path string) *os.File {
	file, err := os.Open(path)
	check(err)
	return file
}

func frame(uploadID string, offset int, content []byte) *os.File {
	header, err := json.Marshal(map[string]any{
		"workspace_id": workspace,
		"upload_id":    uploadID,
		"offset":       offset,
		"len":          len(content),
		"chunk_sha256": digest(content),
	})
	check(err)
	var body bytes.Buffer
	body.WriteString("PSU1")
	check(binary.Write(&body, binary.BigEndian, uint32(len(header))))
	body.Write(header)
	body.Write(content)
	file, err := os.CreateTemp("", "chunk")
	check(err)
	_, err = file.Write(body.Bytes())
	check(err)
	_, err = file.Seek(0, io.SeekStart)
	check(err)
	return file
}

func (p program) list() []registry.SkillItem {
	return must(p.client.SkillsAPI.SkillsList(p.ctx, workspace).Limit(10).Execute()).Skills
}

func (p program) install(path string) string {
	call := p.client.SkillsAPI.SkillsInstallArchive(p.ctx, workspace)
	return must(call.Archive(open(path)).TargetSourceKind(registry.REGISTRY).Execute()).Status
}

func (p program) installInChunks(path string) string {
	archive, err := os.ReadFile(path)
	check(err)
	uploads := p.client.UploadsAPI
	body := registry.NewUploadStartBody("tar_gz", int64(len(archive)), "skill.tar.gz", digest(archive))
	upload := must(uploads.SkillsUploadStart(p.ctx, workspace).UploadStartBody(*body).Execute()).UploadId
	for offset := 0; offset < len(archive); {
		chunk := frame(upload, offset, archive[offset:min(offset+chunkBytes, len(archive))])
		call := uploads.SkillsUploadChunk(p.ctx, workspace, upload).Body(chunk)
		offset = int(must(call.Execute()).NextOffset)
		check(os.Remove(chunk.Name()))
	}
	must(uploads.SkillsUploadFinish(p.ctx, workspace, upload).Execute())
	source := registry.NewInstallBodySource("uploaded_archive", upload)
	install := uploads.SkillsInstall(p.ctx, workspace).InstallBody(*registry.NewInstallBody(*source))
	return must(install.Execute()).Status
}

func (p program) readFiles(skill registry.SkillItem) map[string]bool {
	skills := p.client.SkillsAPI
	files := must(skills.SkillsFiles(p.ctx, workspace, skill.SourceKind, skill.Slug).Execute()).Files
	read := map[string]bool{}
	for _, file := range files {
		call := skills.SkillsFileRead(p.ctx, workspace, skill.SourceKind, skill.Slug, file.Path)
		read[file.Path] = digestOf(must(call.Execute())) == file.Sha256
	}
	return read
}

// The digest of the bytes, and whether their entity tag is the fingerprint.
func (p program) archive(skill registry.SkillItem) (string, bool) {
	call := p.client.SkillsAPI.SkillsArchive(p.ctx, workspace, skill.SourceKind, skill.Slug)
	file, answer, err := call.Execute()
	check(err)
	return digestOf(file), answer.Header.Get("ETag") == fmt.Sprintf("%q", skill.Fingerprint)
}

func (p program) missing() string {
	call := p.client.SkillsAPI.SkillsRead(p.ctx, workspace, registry.USER, "nobody/nothing")
	_, _, err := call.Execute()
	var refused *registry.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatal("a skill that is not there was read")
	}
	return refused.Model().(registry.Problem).Code
}

func main() {
	configuration := registry.NewConfiguration()
	configuration.Servers = registry.ServerConfigurations{{URL: os.Args[1]}}
	p := program{registry.NewAPIClient(configuration), context.Background()}
	before := len(p.list())
	status := []string{p.install(os.Args[2]), p.installInChunks(os.Args[3])}
	skills := p.list()
	listed := []string{}
	for _, skill := range skills {
		listed = append(listed, fmt.Sprintf("%s:%s", skill.SourceKind, skill.Slug))
	}
	archive, tag := p.archive(skills[0])
	check(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"before":  before,
		"status":  status,
		"listed":  listed,
		"files":   p.readFiles(skills[0]),
		"archive": archive,
		"tag":     tag,
		"missing": p.missing(),
	}))
}
